/**
 * A lint rule: effects and ref callbacks, whose result React uses, must not return an expression of type `void`. Its value may be
 * anything: `scrollTo()` returns a promise in Chromium 150, which React would call to clean up.
 */
import ts from 'typescript';

const HOOK = /^use(Layout|Insertion)?Effect$/;

const isVoid = (type) => (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & ts.TypeFlags.Void);

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

const isEffect = (node) =>
  node.parent.type === 'CallExpression' && HOOK.test(node.parent.callee.name) && node.parent.arguments[0] === node;

const isRef = ({ parent }) => parent.type === 'JSXExpressionContainer' && parent.parent.name?.name === 'ref';

function functionAround(node) {
  let around = node.parent;
  while (!/Function/.test(around.type)) around = around.parent;
  return around;
}

export const effectReturns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { returned: 'React uses this result, whose type is `void`: use a block that returns nothing.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const check = (node, type = services.getTypeAtLocation(node)) =>
      isVoid(type) && context.report({ node, messageId: 'returned' });
    return {
      ArrowFunctionExpression(node) {
        if (node.body.type !== 'BlockStatement' && (isEffect(node) || isRef(node))) check(node.body);
      },
      ReturnStatement(node) {
        const around = functionAround(node);
        if (node.argument && (isEffect(around) || isRef(around))) check(node.argument);
      },
      CallExpression({ callee, arguments: [effect] }) {
        if (!HOOK.test(callee.name) || isFunction(effect)) return;
        for (const signature of services.getTypeAtLocation(effect).getCallSignatures())
          check(effect, signature.getReturnType());
      },
    };
  },
};
