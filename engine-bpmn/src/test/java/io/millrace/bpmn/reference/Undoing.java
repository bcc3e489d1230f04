package io.millrace.bpmn.reference;

import java.util.ArrayList;
import java.util.List;

/** What is left to compensate, for an event or for a sub-process among what it compensates. */
final class Undoing {

  /** The event, or what holds its handlers once it has gone on. */
  final Visit thrower;

  /** What this is a part of, or null. */
  final Undoing around;

  /** The latest last. */
  private final List<Done> left;

  private int underWay;

  Undoing(Visit thrower, Undoing around, List<Done> left) {
    this.thrower = thrower;
    this.around = around;
    this.left = new ArrayList<>(left);
    thrower.undoings.add(this);
  }

  /** What is not begun with. */
  List<Done> left() {
    return left;
  }

  /** What comes next: the latest, and what is compensated beside it; rule 13.3. */
  List<Done> next(Rules rules) {
    var next = new ArrayList<Done>();
    if (!left.isEmpty()) {
      var last = left.remove(rules.nextToUndo(left));
      next.add(last);
      for (int at = left.size() - 1; at >= 0; at--) {
        if (last.loop() != null && left.get(at).loop() == last.loop()) {
          next.add(left.remove(at));
        }
      }
    }
    underWay = next.size();
    return next;
  }

  /** Whether nothing of the present step is under way any more. */
  boolean oneIsOver() {
    return --underWay == 0;
  }
}
