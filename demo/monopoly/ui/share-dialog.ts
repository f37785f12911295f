// Shows the address of a game, to be copied or sent.
import { announce } from './announce.js';
import { openDialog } from './dialog.js';
import { button, icon, make } from './dom.js';

/** Shows a link; waits until the dialog is closed. */
export async function showShare(link: string): Promise<void> {
  const field = make('input', 'link');
  field.readOnly = true;
  field.value = link;
  field.ariaLabel = 'Link to this game';
  field.addEventListener('focus', () => field.select());
  const copied = make('span', '', 'Copy');
  const copy = button('chief', () => void copyLink(), icon('copy'), copied);
  const copyLink = async () => {
    const isDone = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    // Where the clipboard is closed to pages, the link is selected, to be copied by hand.
    if (!isDone) field.select();
    copied.textContent = isDone ? 'Copied' : 'Selected';
    announce(copied.textContent);
  };
  const send =
    'share' in navigator
      ? [button('', () => void navigator.share({ url: link }).catch(() => {}), icon('share'), 'Send')]
      : [];
  await openDialog({
    title: 'Share this game',
    className: 'share',
    content: [
      make(
        'p',
        '',
        'The link holds the whole game so far: the players, the seed and every move. Whoever opens it can play on from here.',
      ),
      make('div', 'link-row', field, copy, ...send),
    ],
    answers: [{ value: '', label: 'Done' }],
  }).closed;
}
