export { defineHex, Grid, line, Orientation, rectangle, ring, spiral } from 'honeycomb-grid';
