package io.millrace.common.internal.scope;

import java.util.ArrayList;
import java.util.List;

/**
 * The engines that share this persistence layer. Filled while the engines are built, before any of
 * them takes calls, then only read.
 */
public final class ScopeOwners {

  private final List<ScopeOwner> owners = new ArrayList<>();

  /** Adds an engine. */
  public void add(ScopeOwner owner) {
    owners.add(owner);
  }

  /** Returns all engines. */
  public List<ScopeOwner> all() {
    return owners;
  }

  /** Returns the engine of a scope type. */
  public ScopeOwner of(String scopeType) {
    for (var owner : owners) {
      if (owner.scopeType().equals(scopeType)) {
        return owner;
      }
    }
    throw new IllegalStateException(
        "No engine for rows of the scope type '" + scopeType + "' is built on this schema");
  }
}
