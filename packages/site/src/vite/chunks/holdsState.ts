import { parseAst } from 'vite';

/** Calls while a module loads that may be made twice: what they make is the same each time. */
const REPEATABLE = new Set(['forwardRef', 'guardedScript', 'lazy', 'memo', 'once', 'servedPart']);
const CHANGES = /^(?:add|append|clear|delete|pop|push|set|shift|splice|unshift)$/;

interface Node {
  type: string;
  [field: string]: unknown;
}

/**
 * Whether a module has something that there may be only one of in a browser: a context, a class that
 * is asked for by `instanceof`, a store, a binding or a collection that its functions change. When in
 * doubt it has.
 *
 * @param code JavaScript
 * @param callsAllowed whether what it calls while it loads holds nothing either, as rules that are
 *   pure functions do
 */
export function holdsState(code: string, callsAllowed: boolean): boolean {
  const body = (parseAst(code).body as unknown as Node[]).map(declared);
  const bindings = new Set(body.flatMap(boundNames));
  const isBinding = (value: unknown) => {
    const name = rootName(value);
    return name !== null && bindings.has(name);
  };
  const isMadeOnce = ({ type, callee }: Node) =>
    (type === 'CallExpression' && isSingle(callee, callsAllowed)) ||
    (type === 'NewExpression' && /^Weak/.test(rootName(callee) ?? ''));
  const isChange = ({ type, left, argument, callee }: Node) =>
    (type === 'AssignmentExpression' && isBinding(left)) ||
    (type === 'UpdateExpression' && isBinding(argument)) ||
    (type === 'CallExpression' && CHANGES.test(calledMember(callee)) && isBinding(callee));
  return body.some(
    (statement) =>
      statement.type === 'ClassDeclaration' ||
      (statement.type === 'ExpressionStatement' &&
        !('directive' in statement && statement.directive)) ||
      nodesOf(statement, isFunction).some(isMadeOnce) ||
      nodesOf(statement).some(isChange),
  );
}

/** `export const a = 1` is `const a = 1` here. */
function declared(statement: Node): Node {
  return isNode(statement.declaration) ? statement.declaration : statement;
}

function boundNames({ type, declarations }: Node): string[] {
  if (type !== 'VariableDeclaration') return [];
  return (declarations as Node[]).flatMap(({ id }) =>
    nodesOf(id as Node).flatMap(({ type: kind, name }) =>
      kind === 'Identifier' ? [String(name)] : [],
    ),
  );
}

/** A method's call (`Object.entries`, `list.map`) makes a value of others; a function may keep what it likes. */
function isSingle(callee: unknown, callsAllowed: boolean): boolean {
  if (!isNode(callee)) return true;
  const { type, name } = callee;
  if (name === 'createContext' || name === 'Symbol') return true;
  return type === 'Identifier' && !callsAllowed && !REPEATABLE.has(String(name));
}

function calledMember(callee: unknown): string {
  return isNode(callee) && isNode(callee.property) ? String(callee.property.name) : '';
}

/** `a` of `a.b.c`. */
function rootName(value: unknown): string | null {
  let node = value;
  while (isNode(node) && node.type === 'MemberExpression') node = node.object;
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : null;
}

function isFunction({ type }: Node): boolean {
  return /Function/.test(type);
}

function nodesOf(node: Node, isLeftOut: (node: Node) => boolean = () => false): Node[] {
  if (isLeftOut(node)) return [];
  const inner = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((one) => nodesOf(one, isLeftOut));
  return [node, ...inner];
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}
