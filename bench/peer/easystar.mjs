// easystarjs, MIT.
export { js } from 'easystarjs';
