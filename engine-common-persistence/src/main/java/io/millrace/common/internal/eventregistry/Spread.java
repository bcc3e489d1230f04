package io.millrace.common.internal.eventregistry;

import java.time.Instant;

/**
 * How far an event has come on its way to all who wait for it.
 *
 * @param afterRoot the last family that has its job
 * @param taken when the event was taken: who begins to wait later does not hear it, or else an
 *     event to which its hearers begin new instances would never end
 */
record Spread(long afterRoot, Instant taken) {

  static Spread from(Instant taken) {
    return new Spread(0, taken);
  }

  static Spread read(String text) {
    var parts = text.split(" ");
    return new Spread(Long.parseLong(parts[0]), Instant.parse(parts[1]));
  }

  Spread after(long root) {
    return new Spread(root, taken);
  }

  String text() {
    return afterRoot + " " + taken;
  }
}
