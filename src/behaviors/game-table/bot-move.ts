import { createRandom } from '../../boards/index.js';
import type { Bot, GameRecord } from '../../games/index.js';

/**
 * Lets a bot make its move. It sees what its seat may see, and has a chance of its own for each number of a move, out
 * of the seed of the record: after an undo it chooses the same. If it throws, or chooses what the rules refuse, any
 * legal move is made for it; `fail` hears of that. False if there is none.
 */
export function playForBot<State, Move>(
  record: GameRecord<State, Move, object>,
  bot: Bot<State, Move>,
  fail: (error: unknown, during: 'bot' | 'rules') => void,
): boolean {
  const { game, state, turn, position, seed } = record;
  const random = createRandom(seed).split(`bot ${position}`);
  try {
    const move = bot.choose(game.view(state, turn ?? 'spectator'), random);
    // It may have done anything, and it may be another one's move by now.
    if (record.state !== state) return true;
    const played = record.play(move);
    if (played.ok) return true;
    throw new RangeError(`the bot of seat ${turn} chose ${JSON.stringify(move)}, which is refused: ${played.reason}`);
  } catch (error) {
    fail(error, 'bot');
  }
  // A listener of the record may have thrown after the move was made.
  if (record.position !== position) return true;
  try {
    return random.shuffle([...game.moves(state)]).some((move) => record.play(move).ok);
  } catch (error) {
    fail(error, 'rules');
    return record.position !== position;
  }
}
