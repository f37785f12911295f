// Harbour Round: a board game whose rules, board and bots come out of the pack. Read it from the top.
import { Color, DisplayMode, Engine, PointerScope } from 'excalibur';
import { GameRecord } from 'excalibur-boardkit/games';
import { askButtons, log, report, showPlayers } from './panel.js';
import { Stage } from './stage/stage.js';
import { playGame } from './stage/table.js';

async function start(): Promise<void> {
  const engine = new Engine({
    canvasElementId: 'board',
    displayMode: DisplayMode.FillContainer,
    backgroundColor: Color.fromHex('#7fc0cc'),
    pointerScope: PointerScope.Canvas,
    suppressPlayButton: true,
  });
  await engine.start();
  const parameters = new URLSearchParams(location.search);
  const board = parameters.get('board') ?? 'harbor';
  const stage = await Stage.open(engine, board);
  await engine.goToScene(board);
  const { game, cards } = stage.map;
  const seed = parameters.get('seed') ?? Date.now();
  const record = new GameRecord(game, { seed, options: { players: Number(parameters.get('players') ?? 2), cards } });
  Object.assign(globalThis, { record, stage, engine });
  stage.seat(record.state);
  await playGame(
    {
      record,
      stage,
      answer: (state, moves, signal) => {
        stage.lights.showChoice(state);
        return Promise.race([askButtons(moves, signal), stage.ask(state, moves, signal)]);
      },
      changed: (shown, event) => {
        showPlayers(shown);
        if (event) log(event);
      },
    },
    new AbortController().signal,
  );
}

start().catch(report);
