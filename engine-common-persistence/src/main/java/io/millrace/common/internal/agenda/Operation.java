package io.millrace.common.internal.agenda;

/** One step of work that the agenda carries out. */
@FunctionalInterface
public interface Operation {

  /** Does the step; what follows from it is planned on the agenda, never called. */
  void run();
}
