// Harbour Round: a board game whose rules, board, movement and bots come out of the pack. Read it from the top.
import { Color, DisplayMode, Engine, PointerScope } from 'excalibur';
import type { Tile } from 'excalibur-boardkit';
import { Session } from './session.js';
import { download, takePicture } from './stage/picture.js';
import { Stage } from './stage/stage.js';
import { announce } from './ui/announce.js';
import { startControls } from './ui/controls.js';
import { firstSetup, type GameSetup, newSeed } from './ui/game-setup.js';
import { lookOf } from './ui/looks.js';
import { report } from './ui/problem.js';
import { showResult } from './ui/result.js';
import { askSetup } from './ui/setup.js';
import { fromHash, type Played, toHash } from './ui/share.js';
import { showShare } from './ui/share-dialog.js';
import { startSounds } from './ui/sounds.js';
import { openStore } from './ui/store.js';
import { startTheme } from './ui/theme.js';

const store = openStore(() => localStorage);
const sounds = startSounds(store);
const theme = startTheme(store);

const engine = new Engine({
  canvasElementId: 'board',
  displayMode: DisplayMode.FillContainer,
  backgroundColor: Color.fromHex('#7fc0cc'),
  pointerScope: PointerScope.Canvas,
  suppressPlayButton: true,
  // Nothing falls or bumps into anything here.
  physics: false,
});

const stages = new Map<string, Promise<Stage>>();
let session: Session | undefined;

const controls = startControls(
  {
    undo: () => void session?.undo(),
    redo: () => session?.redo(),
    hurry: (isOn) => {
      engine.timescale = isOn ? 6 : 1;
    },
    newGame: () => void setUp(session?.setup),
    share: () => void share(),
    picture: () => void givePicture().catch(report),
    zoom: (how) => session?.stage.view.zoom(how),
    look: (at) => session?.stage.view.lookAt(at),
  },
  { sounds, theme },
);

/** Plays a game from a position on, until another one is begun. Throws on moves that the rules do not allow. */
async function begin(setup: GameSetup, played: Played = { moves: [], position: 0 }): Promise<void> {
  const stage = await stageOf(setup.board);
  await engine.goToScene(setup.board);
  session?.close();
  session = new Session(setup, stage, played, { sounds, changed: save, over });
  showAbilities(session);
  // For the console: `game.record.undo(3)`.
  Object.assign(globalThis, { game: session });
}

/** Begins a game that is new. */
async function beginAnew(setup: GameSetup): Promise<void> {
  await begin(setup);
  // The menu has done its duty; who is asked first has the keys.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (session) save(session);
}

/** A game is kept with every move; then the link that it came from has done its duty. */
function save(played: Session): void {
  store.saveGame(played.setup, played.record);
  history.replaceState(null, '', location.pathname + location.search);
  showAbilities(played);
}

function showAbilities({ leaps }: Session): void {
  controls.update({ undo: leaps.undo !== undefined, redo: leaps.redo !== undefined });
}

async function over({ moment }: Session): Promise<void> {
  const answer = await showResult(moment);
  if (answer === 'new') await setUp(moment.setup);
  if (answer === 'again') await beginAnew({ ...moment.setup, seed: newSeed() });
}

/** The stage of a board, loaded once. */
function stageOf(board: string): Promise<Stage> {
  const stage = stages.get(board) ?? loadStage(board);
  stages.set(board, stage);
  return stage;
}

async function loadStage(board: string): Promise<Stage> {
  const stage = await Stage.load(engine, board);
  const show = (tile: Tile | undefined) => session?.showTile(tile);
  stage.events.on('pointed', ({ tile, by }) => {
    show(tile);
    if (by === 'keys' && tile) announce(session?.describe(tile) ?? '');
  });
  stage.events.on('tapped', ({ tile, by }) => by === 'finger' && show(tile));
  stage.view.events.on('looked', ({ at }) => controls.update({ camera: at }));
  stage.night.show(theme.isDark);
  theme.onChange((isDark) => stage.night.show(isDark));
  return stage;
}

async function setUp(before?: GameSetup): Promise<void> {
  const setup = await askSetup(before);
  if (setup) await beginAnew(setup);
}

/** Gives the visitor a picture of the board, with the purses. */
async function givePicture(): Promise<void> {
  if (!session) return;
  const { setup, state } = session.moment;
  const players = setup.seats.map(({ name }, seat) => {
    return { name, coins: state.players[seat]?.coins ?? 0, pawn: lookOf(seat).picture };
  });
  download(await takePicture(engine, { title: `Harbour Round, round ${state.round}`, players }), 'harbour-round.png');
}

async function share(): Promise<void> {
  if (session) await showShare(new URL(toHash(session.setup, session.record), location.href).href);
}

/** Plays what the link says, else what was played the last time, else a person against two bots; the menu has other games. */
async function resume(): Promise<void> {
  const found = fromHash(location.hash) ?? store.savedGame();
  try {
    if (found?.ok) return await begin(found.setup, found);
    if (found) report(found.reason);
  } catch (error) {
    report(error);
  }
  await begin(firstSetup());
}

addEventListener('hashchange', () => location.hash && void resume());
engine.start().then(resume).catch(report);
