package io.millrace.common.internal.deployment;

/**
 * A file that is to be deployed.
 *
 * @param name its name, unique in the deployment
 * @param bytes what is in it; not to be changed any more
 */
public record ResourceDraft(String name, byte[] bytes) {

  /** Says the name and the size, not the bytes. */
  @Override
  public String toString() {
    return name + " (" + bytes.length + " bytes)";
  }
}
