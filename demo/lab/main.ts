// Board lab: paint a board of any layout, and see what can be asked of it change as you go. `lab.ts` is where to read on.
import { Color, DisplayMode, Engine, PointerScope } from 'excalibur';
import type { Wrap } from 'excalibur-boardkit';
import type { Found } from './found.js';
import { Lab } from './lab.js';
import { canWrap, hasCorners, LAYOUT_IDS } from './layouts.js';
import { fromHash, toHash } from './link.js';
import { DEFAULTS } from './options.js';
import { dark, light } from './palette.js';
import { element, preparePanel, readPanel, writeFigures, writePanel } from './panel.js';
import { loadPictures } from './pieces.js';
import { sampleOf, symbolsOf } from './samples.js';
import { cleared, type Sheet, withWrap } from './sheet.js';
import { ToolBox } from './tool-box.js';
import { figuresOf, sentenceOf } from './words.js';

const engine = new Engine({
  canvasElementId: 'board',
  displayMode: DisplayMode.FillContainer,
  backgroundColor: Color.Transparent,
  pointerScope: PointerScope.Canvas,
  suppressPlayButton: true,
  physics: false,
});

const form = element('panel', HTMLFormElement);
const [layoutChoice, wrapChoice] = [element('layout', HTMLSelectElement), element('wrap', HTMLSelectElement)];
const night = matchMedia('(prefers-color-scheme: dark)');
preparePanel(form);

const toolBox = new ToolBox(element('tools', HTMLFieldSetElement), {
  undo: () => lab.leap('undo'),
  redo: () => lab.leap('redo'),
  chosen: () => lab.takeUp(),
});

const linked = fromHash(location.hash);
const start = linked?.ok ? linked : { sheet: sampleOf('square'), options: DEFAULTS };
const lab = new Lab(engine, start, {
  tool: () => toolBox.tool,
  palette: () => (night.matches ? dark : light),
  changed: show,
  say,
  sayCursor: (text) => element('cursor', HTMLElement).replaceChildren(text),
});

/** Sets all that is beside the board to what it is now. */
function show(found: Found): void {
  const { sheet, options, history } = lab;
  writePanel(form, options);
  layoutChoice.value = sheet.layout;
  wrapChoice.value = sheet.wrap;
  wrapChoice.disabled = !canWrap(sheet.layout);
  element('corners', HTMLElement).hidden = !hasCorners(sheet.layout);
  // A path found in haste is one only, and so has no shape to choose.
  element('shape', HTMLSelectElement).disabled = options.weight > DEFAULTS.weight;
  toolBox.show(options.mode, { undo: history.canUndo, redo: history.canRedo });
  writeFigures(element('numbers', HTMLElement), figuresOf(found));
  settle(() => {
    element('said', HTMLElement).replaceChildren(sentenceOf(found));
    // What was asked for the first time has taken longer than it does.
    const again = lab.find();
    if (again) writeFigures(element('numbers', HTMLElement), figuresOf(again));
    writtenHash = toHash(lab.sheet, lab.options);
    window.history.replaceState(null, '', writtenHash);
  });
}

/** What is said and linked waits until nothing changes for a while. */
let settling: ReturnType<typeof setTimeout> | undefined;
function settle(action: () => void): void {
  clearTimeout(settling);
  settling = setTimeout(action, 200);
}

function say(text: string, isProblem = false): void {
  const news = element('news', HTMLElement);
  news.replaceChildren(text);
  news.classList.toggle('problem', isProblem);
}

// The controls. Each layout keeps its sheet as long as the page is open.
let writtenHash = location.hash;
const sheets = new Map<string, Sheet>();
form.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'tool') return;
  if (target !== layoutChoice && target !== wrapChoice) lab.ask(readPanel(form, lab.options));
});
form.addEventListener('submit', (event) => event.preventDefault());
layoutChoice.addEventListener('change', () => {
  const id = LAYOUT_IDS.find((known) => known === layoutChoice.value) ?? 'square';
  sheets.set(lab.sheet.layout, lab.sheet);
  say('');
  lab.push(sheets.get(id) ?? sampleOf(id));
});
wrapChoice.addEventListener('change', () => lab.push(withWrap(lab.sheet, wrapChoice.value as Wrap)));
const onClick = (id: string, action: () => void) => element(id, HTMLElement).addEventListener('click', action);
onClick('walk', () => lab.walk());
onClick('clear', () => lab.push(cleared(lab.sheet)));
onClick('sample', () => lab.push(sampleOf(lab.sheet.layout, lab.sheet.wrap)));
onClick('shuffle', () => {
  lab.push({ ...lab.sheet, symbols: symbolsOf(lab.sheet.ground, `${Date.now()}`) });
});
onClick('share', () => {
  const link = new URL(toHash(lab.sheet, lab.options), location.href).href;
  const copied = () => say('The link is copied: it holds the sheet and all that is asked.');
  const refused = () => say('The address of this page is the link.');
  if (!navigator.clipboard) refused();
  else navigator.clipboard.writeText(link).then(copied, refused);
});

// Keys, beside those of the cursor: tools, the side for a wall, back and forth.
addEventListener('keydown', (event) => {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    lab.leap(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    return;
  }
  if (event.altKey || (event.target instanceof Element && event.target.closest('select, input[type="range"]'))) return;
  const turn = ({ q: -1, e: 1 } as const)[key];
  if (turn ? lab.turn(turn) : /^\d$/.test(key) && toolBox.take(key)) event.preventDefault();
});

night.addEventListener('change', () => lab.refresh());
addEventListener('hashchange', () => {
  if (location.hash === writtenHash) return;
  const read = fromHash(location.hash);
  if (read?.ok === false) say(read.reason, true);
  else if (read) {
    say('');
    lab.ask(read.options);
    lab.push(read.sheet);
  }
});

await Promise.all([loadPictures(), engine.start()]);
lab.refresh();
if (linked?.ok === false) say(linked.reason, true);
else say('Drag the pieces, or take a tool and paint.');
