/** A property, with the case of its name and value. */
export interface TiledProperty extends TiledItem {
  readonly name: string;
}

/** A value and what kind of value it is: a property without its name, or an item of a list. */
export interface TiledItem {
  /** 'string', 'int', 'float', 'bool', 'color', 'file', 'object', 'class', 'list', or what a later Tiled adds. */
  readonly type: string;
  /** Name of the custom enum or class. */
  readonly propertytype: string | undefined;
  /** 'object': the id of an object, 0 for none. 'class': the members that were set. 'list': items. */
  readonly value: TiledValue;
}

export type TiledValue = string | number | boolean | TiledMembers | readonly TiledItem[];

/** Members of a class by name. Members that were not set are absent, Tiled keeps their defaults in its project file. */
export interface TiledMembers {
  readonly [member: string]: TiledValue;
}
