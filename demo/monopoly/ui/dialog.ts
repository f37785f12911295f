// Dialogs: Escape closes them, the focus stays inside and goes back to where it was.
import { element, icon, make } from './dom.js';

/** What a dialog shows. */
export interface DialogContent {
  readonly title: string;
  readonly className?: string;
  readonly content: readonly (Node | string)[];
  /** The buttons below, the chief one first; each closes the dialog with its value. */
  readonly answers: readonly { readonly value: string; readonly label: string }[];
}

/** A dialog that is open. */
export interface OpenDialog {
  readonly element: HTMLDialogElement;
  /** The value of the button that closed it; empty if it was dismissed. */
  readonly closed: Promise<string>;
}

/** Opens a dialog. Enter in a field gives the first answer, if all fields are filled in well. */
export function openDialog({ title, className = '', content, answers }: DialogContent): OpenDialog {
  const dialog = make('dialog', className);
  // A click beside it dismisses it, in browsers that know how.
  hearPressesFromNowOn(dialog, () => dialog.setAttribute('closedby', 'any'));
  const heading = make('h2', '', title);
  heading.id = `dialog-${className}`;
  dialog.setAttribute('aria-labelledby', heading.id);
  const dismiss = make('button', 'dismiss', icon('close'));
  dismiss.type = 'button';
  dismiss.ariaLabel = 'Close';
  dismiss.addEventListener('click', () => dialog.close(''));
  const form = make('form');
  form.method = 'dialog';
  const buttons = answers.map(({ value, label }, index) => {
    const made = make('button', index === 0 ? 'chief' : '', label);
    made.value = value;
    // Who declines need not fill anything in.
    made.formNoValidate = index > 0;
    return made;
  });
  form.append(make('div', 'dialog-content', ...content), make('div', 'dialog-answers', ...buttons));
  dialog.append(make('header', '', heading, dismiss), form);
  element('dialogs', HTMLElement).append(dialog);
  // Behind a dialog nothing can be read or put away, so what went wrong comes along.
  const problem = element('problem', HTMLElement);
  dialog.append(problem);
  const closed = new Promise<string>((resolve) => {
    dialog.addEventListener('close', () => {
      document.body.append(problem);
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
  // Where nothing else asks for the focus, Enter gives the chief answer.
  const chief = buttons[0];
  if (chief && !dialog.querySelector('[autofocus]')) chief.autofocus = true;
  dialog.showModal();
  return { element: dialog, closed };
}

/** What was pressed before a dialog opened does not answer it: a finger that is lifted then, the click after a tap. */
function hearPressesFromNowOn(dialog: HTMLDialogElement, onPress: () => void): void {
  let isPressed = false;
  const press = () => {
    isPressed = true;
    onPress();
  };
  document.addEventListener('pointerdown', press, { capture: true, once: true });
  const drop = (event: MouseEvent) => {
    // Keys click as well, with a detail of 0.
    if (isPressed || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  dialog.addEventListener('click', drop, { capture: true });
}
