import { expect, it } from 'vitest';
import { Emitter } from '../../src/boards/events.js';

interface Events {
  rolled: number;
  ended: string;
}

function recorder() {
  const events = new Emitter<Events>();
  const heard: (number | string)[] = [];
  return { events, heard, hear: (value: number | string) => heard.push(value) };
}

it('calls the handlers of an event in the order in which they subscribed', () => {
  const { events, heard, hear } = recorder();
  events.on('rolled', (points) => hear(points));
  events.on('rolled', (points) => hear(points * 10));
  events.on('ended', hear);
  events.emit('rolled', 6);
  expect(heard).toEqual([6, 60]);
});

it('ends one subscription and leaves the others, also those of the same handler', () => {
  const { events, heard, hear } = recorder();
  const first = events.on('rolled', hear);
  events.on('rolled', hear);
  first.close();
  first.close();
  events.emit('rolled', 1);
  expect(heard).toEqual([1]);
});

it('calls a handler that subscribed once no second time, even if it emits itself', () => {
  const { events, heard, hear } = recorder();
  events.once('rolled', (points) => {
    hear(points);
    events.emit('rolled', 2);
  });
  events.once('rolled', () => hear('never')).close();
  events.emit('rolled', 1);
  events.emit('rolled', 3);
  expect(heard).toEqual([1]);
});

it('does not call a handler that another one closed during the event, nor one that came during it', () => {
  const { events, heard, hear } = recorder();
  events.on('rolled', () => {
    second.close();
    events.on('rolled', () => hear('late'));
  });
  const second = events.on('rolled', () => hear('second'));
  events.on('rolled', () => hear('third'));
  events.emit('rolled', 1);
  expect(heard).toEqual(['third']);
});

it('raises an event inside an event at once', () => {
  const { events, heard, hear } = recorder();
  events.on('rolled', () => events.emit('ended', 'inner'));
  events.on('rolled', () => hear('outer'));
  events.on('ended', hear);
  events.emit('rolled', 1);
  expect(heard).toEqual(['inner', 'outer']);
});

it('runs every handler of every event although one throws, then throws its error', () => {
  const { events, heard, hear } = recorder();
  const error = new Error('a handler of the game');
  events.on('rolled', () => {
    throw error;
  });
  events.on('rolled', hear);
  events.on('ended', hear);
  expect(() =>
    events.emitAll([
      ['rolled', 1],
      ['ended', 'all'],
    ]),
  ).toThrow(error);
  expect(heard).toEqual([1, 'all']);
});

it('throws several errors as one', () => {
  const { events } = recorder();
  const errors = [new Error('one'), new Error('two')];
  for (const error of errors) {
    events.on('rolled', () => {
      throw error;
    });
  }
  expect(() => events.emit('rolled', 1)).toThrow(AggregateError);
  expect(() => events.emit('rolled', 1)).toThrow(expect.objectContaining({ errors }));
});

it('ends all subscriptions with clear, also during an event', () => {
  const { events, heard, hear } = recorder();
  events.on('rolled', () => events.clear());
  events.on('rolled', hear);
  events.on('ended', hear);
  events.emit('rolled', 1);
  events.emit('ended', 'all');
  expect(heard).toEqual([]);
});

it('tells whether anybody listens', () => {
  const events = new Emitter<{ moved: number; gone: object }>();
  expect(events.isHeard('moved')).toBe(false);
  const [one, other] = [events.on('moved', () => {}), events.once('moved', () => {})];
  expect([events.isHeard('moved'), events.isHeard('gone')]).toEqual([true, false]);
  one.close();
  expect(events.isHeard('moved')).toBe(true);
  other.close();
  expect(events.isHeard('moved')).toBe(false);
});
