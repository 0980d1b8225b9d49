let isShown = false;

/**
 * Puts the page back as the server sends it, without scripts: its links and forms work. The last
 * resort where drawing it in the browser fails, so that a shopper never sees less than was sent.
 *
 * @param letGo ends whatever draws the document now
 */
export function showAsServed(letGo: () => void): void {
  if (isShown) return;
  isShown = true;
  // It reads a document without a string of HTML, which Trusted Types would refuse.
  const request = new XMLHttpRequest();
  request.open('GET', window.location.href);
  request.responseType = 'document';
  request.onload = () => {
    const served = request.responseXML?.documentElement;
    if (served == null) return;
    letGo();
    document.replaceChild(document.adoptNode(served), document.documentElement);
    // Nobody is left to draw the page that Back leads to.
    window.addEventListener('popstate', () => window.location.reload());
  };
  request.send();
}
