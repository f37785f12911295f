// The questions of Harbour Round and their answers: every move that the rules allow has a button that says what it does.
import { describe, expect, test } from 'vitest';
import { choicesOf, questionOf } from '../../demo/monopoly/ui/choices.js';
import { cellOf, type Play } from '../games/race/ring.js';
import { momentOf, smallRace } from './moment.js';

/** The question, and the answers as they are read: label, note, coins. */
function asked(play: Play) {
  const moment = momentOf(play);
  const choices = choicesOf(moment, [...play.game.moves(play.state)]);
  const read = choices.map(({ label, note, coins }) =>
    [label, note, coins].filter((part) => part !== undefined).join(' | '),
  );
  return { question: questionOf(moment), answers: read, choices };
}

describe('a fork', () => {
  /** The first player stands two steps before its end, at the fork on a market. */
  function atFork(): Play {
    const play = smallRace();
    play.roll(1, 3);
    return play;
  }

  test('says how far it is and where each way leads; on a market, what can be bought', () => {
    expect(asked(atFork())).toMatchObject({
      question: 'Market Fork, 2 points left. Which way?',
      answers: [
        'Mill | to Lighthouse',
        'Water Gate | to Water Gate',
        'Pass | out of Watch House | 40',
        'Charm | choose a roll | 60',
      ],
    });
  });

  test('warns of a way whose toll is too high for the points that are left', () => {
    const play = smallRace();
    play.roll(1, 2);
    expect(asked(play).answers.slice(0, 2)).toEqual(['Mill | to Mill', 'Water Gate | too dear now']);
  });

  test('has arrows that point where the ways lead', () => {
    const { choices } = asked(atFork());
    expect(choices.slice(0, 2).map(({ angle }) => angle)).toEqual([0, 90]);
  });
});

test('an offer names the house and its price', () => {
  const play = smallRace();
  play.setPlayer(0, { cell: cellOf(1) });
  play.set({ phase: 'offer' });
  expect(asked(play)).toMatchObject({ question: 'Buy Inn?', answers: ['Buy it | 101', 'No, thanks'] });
});

test('a market sells what one has none of', () => {
  const play = smallRace();
  play.setPlayer(0, { cell: cellOf(2), passes: 1 });
  play.set({ phase: 'market' });
  expect(asked(play)).toMatchObject({
    question: 'Market Fork: anything from the market?',
    answers: ['Charm | choose a roll | 60', 'Go on'],
  });
});

test('a debt asks who owes, which may be another one, and offers half of each price', () => {
  const play = smallRace();
  play.setPlayer(1, { coins: 7 });
  play.set({ phase: 'debt', debt: { seat: 1, to: 0, coins: 30, why: 'card' }, owners: { inn: 1, mill: 2 } });
  expect(asked(play)).toMatchObject({
    question: 'You owe Ada 30 coins and have 7. What will you sell?',
    answers: ['Inn | Quay | 50'],
  });
  play.set({ debt: { seat: 1, coins: 30, why: 'land' } });
  expect(asked(play).question).toBe('You owe 30 coins and have 7. What will you sell?');
});

test('the jail says which try it is, and what else helps', () => {
  const play = smallRace();
  play.setPlayer(0, { cell: cellOf(8), jail: { tries: 1 }, passes: 1 });
  play.set({ phase: 'jail' });
  expect(asked(play)).toMatchObject({
    question: 'Watch House, try 2 of 3. How will you get out?',
    answers: ['Roll for doubles', 'Pay the bail | 50', 'Use a pass'],
  });
});

test('a charm offers every sum of the dice', () => {
  const play = smallRace();
  play.setPlayer(0, { charms: 1 });
  expect(asked(play)).toMatchObject({ answers: ['Roll', ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(String)] });
});
