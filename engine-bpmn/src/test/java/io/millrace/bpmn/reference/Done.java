package io.millrace.bpmn.reference;

/**
 * What has completed and can be compensated: an activity with a handler, or a sub-process in which
 * such activities have completed; chapter 13 of the rules.
 *
 * @param number in which order it has completed
 * @param visit what has completed
 * @param vars what its handler sees
 */
record Done(long number, Visit visit, Vars vars) {

  boolean hasHandler() {
    return visit.node.traits().undoneBy() != null;
  }

  /** The parallel loop it is an instance of; else null. */
  Visit loop() {
    boolean parallel = visit.isInstance() && visit.loop() != null && !visit.loop().sequential();
    return parallel ? visit.whole : null;
  }

  /** As a canceled transaction compensates what completed in a sub-process under way. */
  Done seeing(Vars around) {
    if (!visit.isInstance()) {
      return new Done(number, visit, around);
    }
    var own = new Vars(around);
    vars.own().forEach(own::setHere);
    return new Done(number, visit, own);
  }
}
