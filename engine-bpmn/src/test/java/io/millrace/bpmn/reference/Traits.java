package io.millrace.bpmn.reference;

import java.util.List;
import java.util.function.Consumer;

/**
 * What a node has besides its kind.
 *
 * @param before whether it is entered by a job
 * @param after whether it is left by a job
 * @param loop null unless multi-instance
 * @param rounds null unless a standard loop
 * @param event of a catching or throwing event, or a receive task with a message; null if there are
 *     several
 * @param several what a multiple event waits for or throws, or null
 * @param work of a service or script task
 * @param in what a call is given
 * @param out what a call leaves behind
 * @param host the activity that a boundary event stands on
 * @param interrupting of a boundary event, or of the start of an event sub-process
 * @param enough how many tokens start a complex gateway
 * @param adHoc of an ad-hoc sub-process
 * @param undoneBy the handler that compensates it, or null
 * @param begins whether and how an event-based gateway begins an instance
 */
record Traits(
    boolean before,
    boolean after,
    boolean exclusive,
    Loop loop,
    Rounds rounds,
    Event event,
    Several several,
    Work work,
    List<Mapping> in,
    List<Mapping> out,
    String host,
    boolean interrupting,
    int enough,
    AdHoc adHoc,
    String undoneBy,
    Begins begins) {

  /** How an event-based gateway begins an instance. */
  enum Begins {
    /** It stands in the flow, and does not. */
    NOT,
    /** One of its events begins the instance, the others are not waited for. */
    WITH_ONE,
    /** One of its events begins the instance, which waits for all the others. */
    WITH_ALL
  }

  static final Traits NONE =
      new Traits(
          false,
          false,
          true,
          null,
          null,
          null,
          null,
          null,
          List.of(),
          List.of(),
          null,
          true,
          0,
          null,
          null,
          Begins.NOT);

  Traits jobs(boolean entered, boolean left, boolean alone) {
    return changed(
        copy -> {
          copy.before = entered;
          copy.after = left;
          copy.exclusive = alone;
        });
  }

  Traits with(Loop other) {
    return changed(copy -> copy.loop = other);
  }

  Traits with(Rounds other) {
    return changed(copy -> copy.rounds = other);
  }

  Traits with(Event other) {
    return changed(copy -> copy.event = other);
  }

  Traits with(Several other) {
    return changed(copy -> copy.several = other);
  }

  Traits with(Work other) {
    return changed(copy -> copy.work = other);
  }

  Traits with(AdHoc other) {
    return changed(copy -> copy.adHoc = other);
  }

  Traits mapping(List<Mapping> given, List<Mapping> returned) {
    return changed(
        copy -> {
          copy.in = given;
          copy.out = returned;
        });
  }

  Traits on(String activity, boolean cancels) {
    return changed(
        copy -> {
          copy.host = activity;
          copy.interrupting = cancels;
        });
  }

  Traits startingWith(int tokens) {
    return changed(copy -> copy.enough = tokens);
  }

  Traits undoneBy(String handler) {
    return changed(copy -> copy.undoneBy = handler);
  }

  Traits beginning(boolean all) {
    return changed(copy -> copy.begins = all ? Begins.WITH_ALL : Begins.WITH_ONE);
  }

  private Traits changed(Consumer<Copy> change) {
    var copy = new Copy(this);
    change.accept(copy);
    return copy.traits();
  }

  /** The same once more, to be changed in one place. */
  private static final class Copy {

    private boolean before;
    private boolean after;
    private boolean exclusive;
    private Loop loop;
    private Rounds rounds;
    private Event event;
    private Several several;
    private Work work;
    private List<Mapping> in;
    private List<Mapping> out;
    private String host;
    private boolean interrupting;
    private int enough;
    private AdHoc adHoc;
    private String undoneBy;
    private Begins begins;

    Copy(Traits traits) {
      before = traits.before;
      after = traits.after;
      exclusive = traits.exclusive;
      loop = traits.loop;
      rounds = traits.rounds;
      event = traits.event;
      several = traits.several;
      work = traits.work;
      in = traits.in;
      out = traits.out;
      host = traits.host;
      interrupting = traits.interrupting;
      enough = traits.enough;
      adHoc = traits.adHoc;
      undoneBy = traits.undoneBy;
      begins = traits.begins;
    }

    Traits traits() {
      return new Traits(
          before,
          after,
          exclusive,
          loop,
          rounds,
          event,
          several,
          work,
          in,
          out,
          host,
          interrupting,
          enough,
          adHoc,
          undoneBy,
          begins);
    }
  }

  /** Whether it is done several times, each time as an instance of its own. */
  boolean isRepeated() {
    return loop != null || rounds != null;
  }
}
