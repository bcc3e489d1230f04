package io.millrace.common;

/**
 * The configuration of an engine that can be added to another one, so that both work on one schema,
 * in one transaction, with one pool and one job executor, and can call each other's instances. The
 * engines of this product implement it; applications do not.
 */
public interface AddedEngine {

  /**
   * Returns what the engine is built from. Called once, by the engine it is added to.
   *
   * @return never null
   * @throws BadArgumentException if something is set that the engine it is added to decides
   */
  EnginePart enginePart();
}
