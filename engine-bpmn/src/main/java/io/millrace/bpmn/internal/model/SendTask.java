package io.millrace.bpmn.internal.model;

/**
 * Sends a message to who waits for it.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param message what is sent
 * @param sending how it is sent
 */
public record SendTask(
    ElementInfo info, LoopCharacteristics loop, Message message, MessageSending sending)
    implements ServiceLike {

  @Override
  public String elementName() {
    return "sendTask";
  }
}
