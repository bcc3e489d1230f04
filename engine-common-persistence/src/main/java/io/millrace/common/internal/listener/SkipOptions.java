package io.millrace.common.internal.listener;

/**
 * What is left out while a call from outside ends, moves or begins tokens or plan items, also in
 * what these call.
 *
 * @param customListeners whether listeners that stand in models are not called: of elements, plan
 *     items, cases, tasks and variables
 * @param ioMappings whether no data goes into and out of elements
 */
public record SkipOptions(boolean customListeners, boolean ioMappings) {

  /** Nothing is left out. */
  public static final SkipOptions NONE = new SkipOptions(false, false);
}
