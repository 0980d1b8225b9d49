import {
  type Expression,
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isJsxExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';

/** What an expression may be whose type holds keys. */
const holders: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.ElementAccessExpression,
  SyntaxKind.CallExpression,
  SyntaxKind.ObjectLiteralExpression,
  SyntaxKind.ArrayLiteralExpression,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.AwaitExpression,
]);

/** Expressions that a node hands over to what has a type of its own: to a call, a property, an answer. */
export function handedOver(node: Node): Expression[] {
  return handedBy(node)
    .flatMap((value) =>
      isBinaryExpression(value) && value.operatorToken.kind === SyntaxKind.QuestionQuestionToken
        ? [value.left, value.right]
        : [value],
    )
    .filter(({ kind }) => holders.has(kind));
}

function handedBy(node: Node): Expression[] {
  if (isCallExpression(node)) return [...node.arguments];
  if (isShorthandPropertyAssignment(node)) return [node.name];
  if (isPropertyAssignment(node)) return [node.initializer];
  if (isArrowFunction(node)) return isBlock(node.body) ? [] : [node.body];
  if (isReturnStatement(node) || isJsxExpression(node)) {
    return node.expression === undefined ? [] : [node.expression];
  }
  const isTyped = isVariableDeclaration(node) && node.type !== undefined;
  return isTyped && node.initializer !== undefined ? [node.initializer] : [];
}
