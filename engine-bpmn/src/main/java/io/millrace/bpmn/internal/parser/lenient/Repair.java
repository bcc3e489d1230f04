package io.millrace.bpmn.internal.parser.lenient;

/** Gets around one kind of problem. Stateless. */
@FunctionalInterface
interface Repair {

  /** Changes the file and returns what was done; null where nothing can be done. */
  String apply(Flaw flaw);
}
