import type { RaceEvent, RaceGame, RacePlayer, RaceState } from 'excalibur-boardkit/games';

/**
 * What is to be seen after an event, if `state` was to be seen before it. The record is ahead, at the end of the whole
 * move; purses, owners and gates on the page change with the pictures that explain them.
 */
export function shownAfter(game: RaceGame, state: RaceState, event: RaceEvent): RaceState {
  const change = (seat: number | undefined, make: (player: RacePlayer) => RacePlayer): RaceState => ({
    ...state,
    players: state.players.map((player, index) => (index === seat ? make(player) : player)),
  });
  switch (event.kind) {
    case 'round':
      return { ...state, round: event.round };
    case 'turn':
      return { ...state, turn: event.seat };
    case 'rolled':
      return { ...state, dice: event.dice };
    case 'stepped':
      return change(event.seat, (player) => ({ ...player, cell: event.to, cameFrom: player.cell }));
    case 'jumped':
      return change(event.seat, (player) => ({ ...player, cell: event.to }));
    case 'jailed':
      return change(event.seat, (player) => ({ ...player, cell: event.to, jail: { tries: 0 } }));
    case 'stayed':
      return change(event.seat, (player) => ({ ...player, jail: { tries: event.tries } }));
    case 'freed':
      return change(event.seat, ({ jail: _jail, ...player }) => player);
    case 'paid':
      return {
        ...state,
        players: state.players.map((player, seat) => {
          const sign = Number(seat === event.to) - Number(seat === event.from);
          return sign === 0 ? player : { ...player, coins: player.coins + sign * event.coins };
        }),
      };
    case 'bought':
      return { ...state, owners: { ...state.owners, [labelOf(game, event.cell)]: event.seat } };
    case 'sold': {
      const { [labelOf(game, event.cell)]: _owner, ...owners } = state.owners;
      return { ...state, owners };
    }
    case 'gate':
      return { ...state, gates: { ...state.gates, [event.label]: event.open } };
    case 'out':
      return change(event.seat, ({ jail: _jail, ...player }) => ({ ...player, isOut: true }));
    default:
      return state;
  }
}

function labelOf(game: RaceGame, cell: number): string {
  return game.tile(cell)?.label ?? '';
}
