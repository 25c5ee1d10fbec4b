/** A paint or a picture that takes longer is not waited for. */
export const longestWaitMs = 1_000

/**
 * A script that starts a page's modules after its first paint and its largest picture. Browsers load modules that a page announces
 * before its pictures and fonts, and would run them before painting; the page is complete without them. A page that nobody looks at
 * is not painted, so there they start at once.
 */
export function startLate(module: string, files: readonly string[]): string {
  const start = `for(const href of ${inScript(files)})${put('link', 'rel:"modulepreload",fetchPriority:"low",href')};${put('script', `type:"module",textContent:${inScript(module)}`)}`
  return [
    '(async()=>{',
    'if(!document.hidden){',
    'const painted=new Promise(next=>new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint").length&&next()).observe({type:"paint",buffered:true}));',
    'const loaded=picture=>picture.complete||new Promise(next=>{picture.addEventListener("load",next);picture.addEventListener("error",next)});',
    'const shown=painted.then(()=>Promise.all([...document.querySelectorAll(\'img[fetchpriority="high"]\')].map(loaded))).then(()=>new Promise(next=>requestAnimationFrame(()=>setTimeout(next))));',
    `await Promise.race([shown,new Promise(next=>setTimeout(next,${longestWaitMs}))]).catch(()=>{})`,
    '}',
    start,
    '})()',
  ].join('')
}

function put(name: string, properties: string): string {
  return `document.head.append(Object.assign(document.createElement("${name}"),{${properties}}))`
}

/** The end of an element inside a text would end the script. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
