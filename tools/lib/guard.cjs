/**
 * `node -r ./tools/lib/guard.cjs`, before every script of package.json: tells in one line that Node.js is too old, or that
 * packages are missing. Written for any Node.js that may meet it, and it needs no package.
 */
'use strict';
/* global __dirname */
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '../..');
var product = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

/** What runs the built product, where packages that only development needs may be left out. */
var RUNS_BUILT = ['start.mjs', 'database.mjs'];

function numbers(version) {
  return version
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
}

function isOlder(version, wanted) {
  var have = numbers(version);
  var want = numbers(wanted);
  return have[0] < want[0] || (have[0] === want[0] && have[1] < (want[1] || 0));
}

function isMissing(name) {
  return !fs.existsSync(path.join(root, 'node_modules', name, 'package.json'));
}

function problem() {
  var wanted = product.engines.node;
  if (isOlder(process.versions.node, wanted))
    return (
      'this is Node.js ' +
      process.versions.node +
      ', and the site needs ' +
      wanted +
      ': install it from https://nodejs.org'
    );
  var needed = Object.keys(product.dependencies || {});
  var runsBuilt = RUNS_BUILT.indexOf(path.basename(process.argv[1] || '')) >= 0;
  if (!runsBuilt) needed = needed.concat(Object.keys(product.devDependencies || {}));
  var missing = needed.filter(isMissing);
  if (missing.length > 0) return missing[0] + ' is not installed: run `npm ci` first';
}

var found = problem();
if (found) {
  process.stderr.write('Stopped: ' + found + '.\n');
  process.exit(1);
}
