package io.millrace.bpmn.reference;

import java.util.List;

/**
 * What a node has besides its kind.
 *
 * @param before whether it is entered by a job
 * @param after whether it is left by a job
 * @param loop null unless multi-instance
 * @param event of a catching or throwing event, an error end, or a receive task with a message
 * @param work of a service or script task
 * @param in what a call is given
 * @param out what a call leaves behind
 * @param host the activity that a boundary event stands on
 * @param interrupting of a boundary event
 */
record Traits(
    boolean before,
    boolean after,
    boolean exclusive,
    Loop loop,
    Event event,
    Work work,
    List<Mapping> in,
    List<Mapping> out,
    String host,
    boolean interrupting) {

  static final Traits NONE =
      new Traits(false, false, true, null, null, null, List.of(), List.of(), null, true);

  Traits jobs(boolean entered, boolean left, boolean alone) {
    return new Traits(entered, left, alone, loop, event, work, in, out, host, interrupting);
  }

  Traits with(Loop other) {
    return new Traits(before, after, exclusive, other, event, work, in, out, host, interrupting);
  }

  Traits with(Event other) {
    return new Traits(before, after, exclusive, loop, other, work, in, out, host, interrupting);
  }

  Traits with(Work other) {
    return new Traits(before, after, exclusive, loop, event, other, in, out, host, interrupting);
  }

  Traits mapping(List<Mapping> given, List<Mapping> returned) {
    return new Traits(
        before, after, exclusive, loop, event, work, given, returned, host, interrupting);
  }

  Traits on(String activity, boolean cancels) {
    return new Traits(before, after, exclusive, loop, event, work, in, out, activity, cancels);
  }
}
