export const developmentPage = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
.note{border:1px solid;border-radius:8px;padding:.75rem 1rem}article{border-top:1px solid #8884;margin-top:1.5rem}h2{margin-bottom:0;font-size:1.1rem}
.to{margin:0;opacity:.7;font-size:.9rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}code{overflow-wrap:anywhere}</style>
<h1>${title}</h1>${content}</html>`
