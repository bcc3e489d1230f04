package io.millrace.common.internal.call;

import io.millrace.common.IllegalStateEngineException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The engines on one schema that can call one another. Filled while they are built. */
public final class CallPartners {

  private final List<CallPartner> partners = new CopyOnWriteArrayList<>();

  /** Adds an engine. */
  public void add(CallPartner partner) {
    partners.add(partner);
  }

  /** Tells whether the engine of a scope type is there. */
  public boolean has(String scopeType) {
    return partners.stream().anyMatch(partner -> partner.scopeType().equals(scopeType));
  }

  /**
   * Returns the engine of a scope type.
   *
   * @throws IllegalStateEngineException if it is not there
   */
  public CallPartner of(String scopeType) {
    for (var partner : partners) {
      if (partner.scopeType().equals(scopeType)) {
        return partner;
      }
    }
    throw new IllegalStateEngineException(
        "An instance of the engine '"
            + scopeType
            + "' is to be called or goes on, and that engine is not built here. Add it to the process"
            + " engine with addEngine.");
  }
}
