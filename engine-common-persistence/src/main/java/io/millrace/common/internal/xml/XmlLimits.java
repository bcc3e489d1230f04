package io.millrace.common.internal.xml;

/**
 * How large a resource may be.
 *
 * @param bytes the size of the resource
 * @param depth how many elements may be open at once
 * @param attributes how many attributes and namespace declarations an element may have
 */
public record XmlLimits(int bytes, int depth, int attributes) {

  /** 16 MB, 256 elements deep, 1,024 attributes. */
  public static final XmlLimits DEFAULT = new XmlLimits(16 * 1024 * 1024, 256, 1024);
}
