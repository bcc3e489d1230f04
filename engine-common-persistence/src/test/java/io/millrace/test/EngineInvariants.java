package io.millrace.test;

import io.millrace.common.internal.persistence.Tables;
import java.util.List;
import java.util.Set;

/**
 * What holds in the database of one engine beyond what the shared layer knows. Implementations are
 * found by {@link java.util.ServiceLoader} and asked where all their tables are there.
 */
public interface EngineInvariants {

  /** Returns the tables of the engine, with their ownerships. */
  Tables tables();

  /**
   * Returns what holds for the engine's own rows.
   *
   * @param present the tables of all engines that are there, in upper case
   * @return the invariants; those that are about several engines only where all of them are there
   */
  List<Invariant> invariants(Set<String> present);
}
