// pathfinding.js, MIT.
import pathfinding from 'pathfinding';

export const { Grid, AStarFinder } = pathfinding;
