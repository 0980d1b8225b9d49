import { expectTypeOf, test } from 'vitest';
import type * as ui from './index.ts';

type Ui = typeof ui;
type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never;
type OpenDoors = {
  // Of what begins otherwise some take elements.
  [Name in keyof Ui as Name extends Capitalize<Name> ? Name : never]: Extract<
    keyof NonNullable<PropsOf<Ui[Name]>>,
    'className' | 'style'
  >;
} extends infer Doors
  ? Doors[keyof Doors]
  : never;

// Judged by the type check: a component that lets its style be overruled does not compile here.
test('no component takes a class name or a style', () => {
  expectTypeOf<OpenDoors>().toBeNever();
});
