import { createHash } from "node:crypto"

const TOKENS = `
:root{color-scheme:light dark;--page:#fff;--panel:#f3f5f7;--card:#fff;--ink:#17212f;--muted:#525f6d;--line:#d5dce3;
--edge:#7c8894;--action:#1b3a5c;--on-action:#fff;--focus:#2563c9;--bad:#b3261e;--bad-tint:#fdf1f0;--note:#fff6dd;--on-note:#5b4300}
@media (prefers-color-scheme:dark){:root{--page:#12171d;--panel:#181f27;--card:#1c242d;--ink:#eaeff4;--muted:#a6b2be;
--line:#323d48;--edge:#7f8c99;--action:#8fc0f5;--on-action:#0d1b2a;--focus:#8fc0f5;--bad:#ff9a90;--bad-tint:#3a1f1d;--note:#332a12;--on-note:#f2d98c}}
`

const LAYOUT = `
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums}
h1,h2,p,ul,dl,dd,fieldset,legend{margin:0;padding:0}
ul{list-style:none}
fieldset{border:0;min-width:0}
a{color:inherit}
.layout{display:grid;grid-template-areas:"summary" "form" "note";min-height:100vh;align-content:start}
.summary,.form,.note{padding:24px 20px}
.summary{grid-area:summary;background:var(--panel)}
.form{grid-area:form}
.note{grid-area:note;font-size:14px}
@media (min-width:960px){
.layout{grid-template:"summary form" auto "note form" 1fr / minmax(0,1fr) minmax(0,1fr)}
.summary{padding:56px 64px 24px max(40px,calc(50vw - 560px))}
.note{background:var(--panel);padding:8px 64px 56px max(40px,calc(50vw - 560px));align-content:end}
.form{padding:56px max(40px,calc(50vw - 560px)) 56px 64px}}
.single{max-width:520px;margin:0 auto;padding:48px 20px}
.single .plate{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:28px 24px;margin-bottom:24px}
.single h1{font-size:24px;line-height:1.25;margin-bottom:12px}
.single form,.single .actions{margin-top:24px;display:grid;gap:12px}
`

const SUMMARY = `
.back{display:inline-flex;gap:8px;align-items:center;min-height:44px;color:var(--muted);text-decoration:none}
.back:hover{color:var(--ink);text-decoration:underline}
.shop{font-weight:600;margin-top:8px}
.summary h1{font-size:16px;font-weight:400;color:var(--muted);margin-top:20px}
.due{font-size:36px;line-height:1.2;font-weight:650;letter-spacing:-.01em}
.lines{margin-top:24px}
.lines li{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 0;border-top:1px solid var(--line)}
.lines .small{color:var(--muted);font-size:14px}
.sums>div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-top:1px solid var(--line)}
.sums dd{white-space:nowrap}
.lines .amount{white-space:nowrap}
.lines li>:nth-child(even){text-align:end}
.sums .total{font-weight:650;font-size:18px;border-top:2px solid var(--ink)}
.notice{background:var(--note);color:var(--on-note);border-radius:10px;padding:10px 14px}
.notice summary{cursor:pointer;min-height:28px;text-decoration:underline;text-underline-offset:3px}
.notice dl{margin:8px 0}
.notice dl div{display:flex;justify-content:space-between;gap:4px 16px;flex-wrap:wrap;padding:3px 0}
.notice dd{font-family:ui-monospace,SFMono-Regular,Menlo,monospace}
`

const FORM = `
.form form{display:grid;gap:28px}
.group{display:grid;gap:14px}
.group h2,legend{font-size:18px;font-weight:650;margin-bottom:4px;padding:0}
.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:14px}
.pair.narrow{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}
.field label{display:block;font-size:14px;font-weight:550;margin-bottom:4px}
.field input,.field select{width:100%;height:48px;padding:0 12px;font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:10px}
.hint{font-size:13px;color:var(--muted);margin-top:4px}
.wrong{font-size:14px;color:var(--bad);margin-top:4px}
[aria-invalid=true]{border-color:var(--bad)!important;box-shadow:inset 0 0 0 1px var(--bad)}
.alert{background:var(--bad-tint);border:1px solid var(--bad);border-radius:10px;padding:12px 14px}
.alert:focus{outline:none}
.alert strong{display:block;color:var(--bad)}
.choice{border:1px solid var(--edge);border-radius:10px;background:var(--card)}
.choice+.choice{margin-top:10px}
.choice>label{display:flex;align-items:center;gap:12px;min-height:52px;padding:0 14px;font-weight:550;cursor:pointer}
.choice input[type=radio]{width:20px;height:20px;margin:0;accent-color:var(--action)}
.choice .brands{margin-left:auto;display:flex;gap:6px;font-size:12px;font-weight:500;color:var(--muted)}
.choice .brands span{border:1px solid var(--line);border-radius:5px;padding:1px 6px;white-space:nowrap}
.choice .inside{display:none;gap:14px;padding:4px 14px 16px}
.choice:has(input:checked){border-color:var(--action);box-shadow:inset 0 0 0 1px var(--action)}
.choice:has(input:checked) .inside{display:grid}
.pay,.quiet{display:flex;align-items:center;justify-content:center;gap:10px;width:100%;min-height:54px;padding:10px 16px;border-radius:10px;font:inherit;font-size:17px;font-weight:600;cursor:pointer;text-align:center;text-decoration:none}
.pay{background:var(--action);color:var(--on-action);border:1px solid var(--action)}
.pay:hover{filter:brightness(1.12)}
.quiet{background:transparent;color:var(--ink);border:1px solid var(--edge)}
.quiet:hover{background:var(--panel)}
.said{color:var(--muted);font-size:14px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (max-width:440px){.choice .brands{gap:4px;font-size:11px}.choice .brands span{padding:0 4px}.choice>label{white-space:nowrap;gap:10px;padding:0 12px}}
`

export const STYLE = TOKENS + LAYOUT + SUMMARY + FORM

export const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`
