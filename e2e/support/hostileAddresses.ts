/** Where a visitor would leave for. */
const HOST = 'evil.example';

const starts = [
  ...['//', '///', '////', '/\\', '\\\\', '\\/', '/\t/', '/\n/', '/\r/', '/\u0000/', '/ /'],
  ...['/%09/', '/%0a/', '/%5C', '/%2F', '/%2F%2F', '/./', '/.//', '/..//', '/a/..//', '/a/../..//'],
  ...[
    '/\u2028/',
    '/\u2029/',
    '/\ufeff/',
    '/\u3000/',
    '／／',
    '/／',
    '/\u0085/',
    ' //',
    '\t//',
    '\n//',
  ],
  ...[
    'http://',
    'https://',
    'HTTPS://',
    'https:',
    'https:/',
    'https:\\\\',
    'http:',
    'ftp://',
    '///:@',
  ],
];
const ends = ['', '/', '?x=1', '#x', '/%2e%2e'];

/** Texts that a parameter may hold to lead a browser off the site (R17-03): about two hundred. */
export const hostileAddresses: readonly string[] = [
  ...starts.flatMap((start) => ends.map((end) => start + HOST + end)),
  ...[`//user@${HOST}`, `//user:pass@${HOST}`, `/@${HOST}`, `@${HOST}`, `.${HOST}`, `${HOST}`],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
  ],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:x',
    'about:blank',
    'file:///etc/passwd',
  ],
];
