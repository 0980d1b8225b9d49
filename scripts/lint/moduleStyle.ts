/**
 * A module's functions are declared; an arrow is for what is handed on, for what stands within a
 * function, and where a type is given to the constant. `func-style` knows no such difference: an
 * arrow within a function keeps what TypeScript has narrowed, a declaration there does not.
 */
const moduleFunctions = {
  meta: {
    type: 'suggestion',
    messages: { declare: '`{{name}}` is a function of the module: declare it with `function`.' },
  },
  create: eachConstant((context, { id, init }) => {
    const isFunction =
      init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
    if (isFunction && !id.typeAnnotation) report(context, id, 'declare');
  }),
};

/** A number, a text or a pattern that a module begins with is written in capitals, and so known at sight. */
const moduleConstants = {
  meta: {
    type: 'suggestion',
    messages: { capitals: '`{{name}}` is a constant of the module: write it in CAPITALS.' },
  },
  create: eachConstant((context, { id, init }) => {
    const isInCapitals = id.name === undefined || /^[A-Z][A-Z0-9_]*$/.test(id.name);
    if (!isInCapitals && isLiteral(init)) report(context, id, 'capitals');
  }),
};

interface Expression {
  type: string;
  value?: unknown;
  expressions?: readonly Expression[];
  argument?: Expression;
  expression?: Expression;
  left?: Expression;
  right?: Expression;
}

interface Declarator {
  id: { name?: string; typeAnnotation?: object | null };
  init: Expression | null;
}

interface Context {
  report(found: { node: object; messageId: string; data: Record<string, string> }): void;
}

function eachConstant(inspect: (context: Context, declarator: Declarator) => void) {
  return (context: Context) => {
    const check = (declarator: Declarator) => inspect(context, declarator);
    return {
      'Program > VariableDeclaration[kind="const"] > VariableDeclarator': check,
      'Program > ExportNamedDeclaration > VariableDeclaration[kind="const"] > VariableDeclarator':
        check,
    };
  };
}

function report(context: Context, id: Declarator['id'], messageId: string): void {
  context.report({ node: id, messageId, data: { name: id.name ?? 'It' } });
}

function isLiteral(value: Expression | null | undefined): boolean {
  switch (value?.type) {
    case 'Literal':
      return value.value !== null && typeof value.value !== 'boolean';
    case 'TemplateLiteral':
      return value.expressions?.length === 0;
    case 'UnaryExpression':
      return isLiteral(value.argument);
    case 'BinaryExpression':
      return isLiteral(value.left) && isLiteral(value.right);
    case 'TSAsExpression':
      return isLiteral(value.expression);
    default:
      return false;
  }
}

export default {
  meta: { name: 'forecourt' },
  rules: { 'module-constants': moduleConstants, 'module-functions': moduleFunctions },
};
