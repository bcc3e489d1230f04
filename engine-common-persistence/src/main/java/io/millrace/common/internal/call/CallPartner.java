package io.millrace.common.internal.call;

import io.millrace.common.internal.command.CommandContext;

/**
 * The port through which engines call one another's instances. An instance that is waited for
 * belongs to the family of the element that called it, so that all of it happens under one lock.
 * Stateless; one per engine.
 */
public interface CallPartner {

  /** Returns what rows of this engine carry as their scope type. */
  String scopeType();

  /**
   * Starts an instance; what follows from that is planned, not done yet.
   *
   * @return its id
   */
  long start(Call call, CommandContext context);

  /** Tells whether an instance of this engine is under way in a family. */
  boolean isRunning(long instanceId, long rootId, CommandContext context);

  /**
   * Ends an instance because the element that called it ends; its caller does not hear of it.
   * Nothing happens if it is over, or belongs to another family.
   *
   * @param rootId the family of the element
   * @param reason why, for history
   */
  void cancel(long instanceId, long rootId, String reason, CommandContext context);

  /** Returns the element of this engine that called an instance and waits for it; 0 for none. */
  long callerOf(long instanceId, CommandContext context);

  /**
   * Returns the instance of this engine that an element called and waits for; 0 for none.
   *
   * @param rootId the family of the element
   */
  long calledBy(long elementId, long rootId, CommandContext context);

  /** Returns the instance that an element of this engine belongs to; 0 if the element is gone. */
  long instanceOf(long elementId, CommandContext context);

  /** Returns how many instances there are from an element of this engine up to its root. */
  int depth(long elementId, CommandContext context);

  /** The instance that an element called has come to its end, and is still there to be read. */
  void ends(long elementId, CallSide called, CommandContext context);

  /** The instance that an element called has come to its end and is gone: the element goes on. */
  void ended(long elementId, CommandContext context);

  /** The instance that an element called was cut off and is gone. */
  void cutOff(long elementId, String reason, CommandContext context);

  /** Tells whether a failure that leaves the instance an element called is caught there. */
  boolean catches(long elementId, CallFailure failure, CommandContext context);

  /** A failure leaves the instance that an element called; the instance is over. */
  void fail(long elementId, CallFailure failure, CommandContext context);
}
