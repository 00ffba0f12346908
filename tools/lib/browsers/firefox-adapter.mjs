#!/usr/bin/env node
/**
 * Runs FIREFOX_PATH, and is a proxy between it and Playwright, which begins every context with a command that Firefox 153 does not know
 * (it sets the color scheme). This can go once the oldest supported Firefox knows the command.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const OPTIONS = { perMessageDeflate: false, maxPayload: 256 * 1024 * 1024 };

/** The answer to the command that Firefox does not know; undefined for all others. */
function answerTo(message) {
  if (!message.includes(UNKNOWN)) return undefined;
  const { id, method } = JSON.parse(message);
  return method === UNKNOWN ? JSON.stringify({ type: 'success', id, result: {} }) : undefined;
}

function connect(playwright, address) {
  const firefox = new WebSocket(address, OPTIONS);
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  playwright.on('message', async (data) => {
    const message = String(data);
    const answer = answerTo(message);
    await opened;
    if (answer) playwright.send(answer);
    else firefox.send(message);
  });
  firefox.on('message', (data) => playwright.send(String(data)));
  firefox.on('error', () => playwright.close());
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
}

/** Prints Firefox's line with the proxy's address, which Playwright reads. */
function listen(line, address) {
  const server = new WebSocketServer({ ...OPTIONS, host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => connect(playwright, address + url));
  server.on('listening', () => process.stderr.write(line.replace(address, `ws://127.0.0.1:${server.address().port}`)));
}

const browser = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
browser.stderr.setEncoding('utf8').on('data', (text) => {
  const address = ADDRESS.exec(text)?.[1];
  if (address) listen(text, address);
  else process.stderr.write(text);
});
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => browser.kill(signal));
