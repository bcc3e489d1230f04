package io.millrace.bpmn.reference;

import java.util.List;

/**
 * What a node has besides its kind.
 *
 * @param before whether it is entered by a job
 * @param after whether it is left by a job
 * @param loop null unless multi-instance
 * @param rounds null unless a standard loop
 * @param event of a catching or throwing event, or a receive task with a message
 * @param work of a service or script task
 * @param in what a call is given
 * @param out what a call leaves behind
 * @param host the activity that a boundary event stands on
 * @param interrupting of a boundary event, or of the start of an event sub-process
 * @param enough how many tokens start a complex gateway
 * @param adHoc of an ad-hoc sub-process
 * @param undoneBy the handler that compensates it, or null
 */
record Traits(
    boolean before,
    boolean after,
    boolean exclusive,
    Loop loop,
    Rounds rounds,
    Event event,
    Work work,
    List<Mapping> in,
    List<Mapping> out,
    String host,
    boolean interrupting,
    int enough,
    AdHoc adHoc,
    String undoneBy) {

  static final Traits NONE =
      new Traits(
          false, false, true, null, null, null, null, List.of(), List.of(), null, true, 0, null,
          null);

  Traits jobs(boolean entered, boolean left, boolean alone) {
    return new Traits(
        entered,
        left,
        alone,
        loop,
        rounds,
        event,
        work,
        in,
        out,
        host,
        interrupting,
        enough,
        adHoc,
        undoneBy);
  }

  Traits with(Loop other) {
    return new Traits(
        before,
        after,
        exclusive,
        other,
        rounds,
        event,
        work,
        in,
        out,
        host,
        interrupting,
        enough,
        adHoc,
        undoneBy);
  }

  Traits with(Rounds other) {
    return new Traits(
        before,
        after,
        exclusive,
        loop,
        other,
        event,
        work,
        in,
        out,
        host,
        interrupting,
        enough,
        adHoc,
        undoneBy);
  }

  Traits with(Event other) {
    return new Traits(
        before,
        after,
        exclusive,
        loop,
        rounds,
        other,
        work,
        in,
        out,
        host,
        interrupting,
        enough,
        adHoc,
        undoneBy);
  }

  Traits with(Work other) {
    return new Traits(
        before,
        after,
        exclusive,
        loop,
        rounds,
        event,
        other,
        in,
        out,
        host,
        interrupting,
        enough,
        adHoc,
        undoneBy);
  }

  Traits with(AdHoc other) {
    return new Traits(
        before,
        after,
        exclusive,
        loop,
        rounds,
        event,
        work,
        in,
        out,
        host,
        interrupting,
        enough,
        other,
        undoneBy);
  }

  Traits mapping(List<Mapping> given, List<Mapping> returned) {
    return new Traits(
        before,
        after,
        exclusive,
        loop,
        rounds,
        event,
        work,
        given,
        returned,
        host,
        interrupting,
        enough,
        adHoc,
        undoneBy);
  }

  Traits on(String activity, boolean cancels) {
    return new Traits(
        before, after, exclusive, loop, rounds, event, work, in, out, activity, cancels, enough,
        adHoc, undoneBy);
  }

  Traits startingWith(int tokens) {
    return new Traits(
        before,
        after,
        exclusive,
        loop,
        rounds,
        event,
        work,
        in,
        out,
        host,
        interrupting,
        tokens,
        adHoc,
        undoneBy);
  }

  Traits undoneBy(String handler) {
    return new Traits(
        before,
        after,
        exclusive,
        loop,
        rounds,
        event,
        work,
        in,
        out,
        host,
        interrupting,
        enough,
        adHoc,
        handler);
  }

  /** Whether it is done several times, each time as an instance of its own. */
  boolean isRepeated() {
    return loop != null || rounds != null;
  }
}
