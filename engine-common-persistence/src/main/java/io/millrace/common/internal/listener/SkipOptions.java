package io.millrace.common.internal.listener;

/**
 * What is left out while a call from outside ends, moves or begins tokens.
 *
 * @param customListeners whether listeners of elements and tasks are not called
 * @param ioMappings whether no data goes into and out of elements
 */
public record SkipOptions(boolean customListeners, boolean ioMappings) {

  /** Nothing is left out. */
  public static final SkipOptions NONE = new SkipOptions(false, false);
}
