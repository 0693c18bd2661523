import vm from 'node:vm';

const compileAnew = vm.compileFunction;

/** Compiled modules of this process, by file. */
const compiled = new Map();

/**
 * Lets each process of jest compile a module once, where jest compiles anew in every suite all that the suite loads. What is
 * kept is code alone: each suite still runs it in a context of its own and has its own objects.
 */
export function compileOnce() {
  vm.compileFunction = (source, parameters = [], options = {}) => {
    const { filename, parsingContext } = options;
    if (filename === undefined || parsingContext === undefined) return compileAnew(source, parameters, options);
    return scriptOf(source, parameters, filename).runInContext(parsingContext);
  };
}

function scriptOf(source, parameters, filename) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  // On the first line, so that places in errors stay where they are.
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}
