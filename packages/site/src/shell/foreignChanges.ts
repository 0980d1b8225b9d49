/** What stands in the page in place of a text that React drew. */
const standIns = new WeakMap<Node, ChildNode>();

/**
 * Lets others change what React has drawn. A translator replaces texts by `<font>` elements, an
 * extension wraps or removes elements; React, which knows nothing of it, would then ask the browser
 * for what it cannot do, and the whole page would go (facebook/react#11538).
 *
 * - What is removed or built upon elsewhere is looked for where it is now.
 * - A translation gives way when its text changes; the translator then translates the new text.
 */
export function allowForeignChanges(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.removeChild = function removeWhereItIs<Child extends Node>(child: Child): Child {
    const placed = placedNode(child);
    if (placed.parentNode !== null) removeChild.call(placed.parentNode, placed);
    return child;
  };

  Node.prototype.insertBefore = function insertNear<New extends Node>(
    added: New,
    before: Node | null,
  ): New {
    let place = before && placedNode(before);
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, added, place);
    return added;
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') giveWay(record.target as Text);
      else
        for (const text of replacedTexts(record)) observer.observe(text, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

function placedNode(node: Node): Node {
  return node.isConnected ? node : (standIns.get(node) ?? node);
}

/** Shows the text itself again: what stands for it says what it no longer says. */
function giveWay(text: Text): void {
  const standIn = standIns.get(text);
  if (!text.isConnected && standIn?.isConnected) standIn.replaceWith(text);
}

/** Texts that a `<font>` has just taken the place of. */
function replacedTexts({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) {
  const texts: Text[] = [];
  for (const removed of removedNodes) {
    if (!(removed instanceof Text)) continue;
    const near = [...addedNodes, previousSibling, nextSibling];
    const standIn = near.find((node) => node?.nodeName === 'FONT');
    if (!(standIn instanceof Element)) continue;
    standIns.set(removed, standIn);
    texts.push(removed);
  }
  return texts;
}
