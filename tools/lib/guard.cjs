/**
 * `node -r ./tools/lib/guard.cjs` runs before every script of package.json, and stops it with one line if Node.js is too old or
 * packages are missing. It has to run on any version of Node.js, without packages.
 */
'use strict';
/* global __dirname */
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '../..');
var product = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

/** Scripts that run the built product, which needs no development packages. */
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
