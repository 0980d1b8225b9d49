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
  create(context: Context) {
    return {
      'Program > VariableDeclaration > VariableDeclarator': check,
      'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator': check,
    };

    function check({ id, init }: Declarator): void {
      const isFunction =
        init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      if (!isFunction || id.typeAnnotation) return;
      context.report({ node: id, messageId: 'declare', data: { name: id.name ?? 'It' } });
    }
  },
};

interface Context {
  report(found: { node: object; messageId: string; data: Record<string, string> }): void;
}

interface Declarator {
  id: { name?: string; typeAnnotation?: object | null };
  init: { type: string } | null;
}

export default { meta: { name: 'forecourt' }, rules: { 'module-functions': moduleFunctions } };
