package io.millrace.common.internal.variable;

import java.util.Set;

/**
 * Tells which variables stay at a node when they are set there or below it, even where there is one
 * of that name above. The instances of what is gathered in a list keep theirs, so that each is read
 * as its own instance has set it. Immutable and thread-safe.
 */
@FunctionalInterface
public interface KeptVariables {

  /** All are set where they are, or else at the top. */
  KeptVariables NONE = name -> false;

  /** Whatever is set stays. */
  KeptVariables ALL = name -> true;

  /** Tells whether a variable stays. */
  boolean keeps(String name);

  /** Only those of these names stay. */
  static KeptVariables of(Set<String> names) {
    return Set.copyOf(names)::contains;
  }
}
