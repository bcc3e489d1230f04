package io.millrace.cmmn.reference;

import java.util.List;

/**
 * An entry or exit criterion with its sentry.
 *
 * @param onEvent trigger mode: true forgets when the step ends, rules 4.8 and 4.10
 * @param ifPart null if there is none
 * @param exitType means nothing for entry criteria, as does exitEventType
 */
record Criterion(
    String id,
    boolean onEvent,
    List<OnPart> onParts,
    Condition ifPart,
    ExitType exitType,
    ExitEventType exitEventType) {

  static Criterion on(String id, OnPart... onParts) {
    return new Criterion(id, false, List.of(onParts), null, ExitType.DEFAULT, ExitEventType.EXIT);
  }

  static Criterion when(String id, Condition ifPart) {
    return on(id).withIfPart(ifPart);
  }

  Criterion withIfPart(Condition condition) {
    return new Criterion(id, onEvent, onParts, condition, exitType, exitEventType);
  }

  Criterion withOnParts(List<OnPart> parts) {
    return new Criterion(id, onEvent, List.copyOf(parts), ifPart, exitType, exitEventType);
  }

  Criterion asOnEvent() {
    return new Criterion(id, true, onParts, ifPart, exitType, exitEventType);
  }

  Criterion with(ExitType type) {
    return new Criterion(id, onEvent, onParts, ifPart, type, exitEventType);
  }

  Criterion with(ExitEventType type) {
    return new Criterion(id, onEvent, onParts, ifPart, exitType, type);
  }
}
