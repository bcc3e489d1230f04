package io.millrace.common.internal.deployment;

import io.millrace.common.BadArgumentException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.xml.XmlEncoder;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipInputStream;

/**
 * Collects the resources of a deployment in the order in which they come; one under a name that is
 * taken replaces the one before. Used by one thread.
 */
public final class ResourceCollector {

  /** How many bytes a resource may have. */
  public static final int MOST_BYTES = 16 * 1024 * 1024;

  /** How many bytes the files of an archive may have together. */
  public static final int MOST_BYTES_OF_ARCHIVE = 64 * 1024 * 1024;

  /** How many files an archive may hold. */
  public static final int MOST_FILES_OF_ARCHIVE = 10_000;

  private static final int LONGEST_NAME = 255;

  private final Map<String, byte[]> resources = new LinkedHashMap<>();

  /** Adds what is left in a stream, which stays open. */
  public void addStream(String name, InputStream stream) {
    checkName("addInputStream", name);
    if (stream == null) {
      throw new BadArgumentException(
          "addInputStream('" + name + "', null): there is no stream. Pass an open one.");
    }
    try {
      put(name, bytes(name, stream));
    } catch (IOException e) {
      throw new BadArgumentException(
          "The stream of the resource '"
              + name
              + "' cannot be read: "
              + e.getMessage()
              + ". Pass an open one.",
          e);
    }
  }

  /** Adds a resource of the class path under its own name. */
  public void addFromClassPath(String name, ClassLoader classLoader) {
    checkName("addClasspathResource", name);
    try (var stream = open(name, classLoader)) {
      if (stream == null) {
        throw new ObjectNotFoundException(
            "The class path has no resource '"
                + name
                + "'. Name it from the root of the class path, without a leading slash.");
      }
      addStream(name, stream);
    } catch (IOException e) {
      throw new BadArgumentException(
          "The resource '" + name + "' of the class path cannot be read: " + e.getMessage(), e);
    }
  }

  private static InputStream open(String name, ClassLoader classLoader) {
    var own = classLoader == null ? Thread.currentThread().getContextClassLoader() : classLoader;
    var found = own == null ? null : own.getResourceAsStream(name);
    return found == null
        ? ResourceCollector.class.getClassLoader().getResourceAsStream(name)
        : found;
  }

  /** Adds a text in UTF-8, which an XML declaration in it then names. */
  public void addText(String name, String text) {
    checkName("addString", name);
    if (text == null) {
      throw new BadArgumentException(
          "addString('" + name + "', null): there is no text. Pass one, it may be empty.");
    }
    put(name, XmlEncoder.encode(text));
  }

  /** Adds a copy of bytes. */
  public void addBytes(String name, byte[] bytes) {
    checkName("addBytes", name);
    if (bytes == null) {
      throw new BadArgumentException(
          "addBytes('" + name + "', null): there are no bytes. Pass an array, it may be empty.");
    }
    put(name, bytes.clone());
  }

  /** Adds the files of an archive under their names in it. The stream stays open. */
  public void addArchive(ZipInputStream archive) {
    if (archive == null) {
      throw new BadArgumentException(
          "addZipInputStream(null): there is no archive. Pass an open stream.");
    }
    try {
      addFiles(archive);
    } catch (IOException | IllegalArgumentException e) {
      throw new BadArgumentException(
          "The archive cannot be read: "
              + e.getMessage()
              + ". Pass an open stream over an intact zip file.",
          e);
    }
  }

  private void addFiles(ZipInputStream archive) throws IOException {
    var files = 0;
    var together = 0L;
    for (var entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
      if (!entry.isDirectory()) {
        checkName("addZipInputStream", entry.getName());
        var bytes = bytes(entry.getName(), archive);
        files++;
        together += bytes.length;
        if (files > MOST_FILES_OF_ARCHIVE || together > MOST_BYTES_OF_ARCHIVE) {
          throw new LimitExceededException(
              "The archive holds more than "
                  + MOST_FILES_OF_ARCHIVE
                  + " files, or more than "
                  + MOST_BYTES_OF_ARCHIVE
                  + " bytes when unpacked, at '"
                  + entry.getName()
                  + "'. Deploy it in parts.");
        }
        put(entry.getName(), bytes);
      }
    }
  }

  private static byte[] bytes(String name, InputStream stream) throws IOException {
    var bytes = stream.readNBytes(MOST_BYTES + 1);
    checkSize(name, bytes.length);
    return bytes;
  }

  private void put(String name, byte[] bytes) {
    checkSize(name, bytes.length);
    resources.put(name, bytes);
  }

  private static void checkSize(String name, int length) {
    if (length > MOST_BYTES) {
      throw new LimitExceededException(
          "The resource '"
              + name
              + "' is larger than "
              + MOST_BYTES
              + " bytes. Deploy it in parts, or keep it elsewhere.");
    }
  }

  private static void checkName(String method, String name) {
    if (name == null || name.isEmpty() || name.length() > LONGEST_NAME) {
      throw new BadArgumentException(
          method
              + ": the name of a resource needs 1 to "
              + LONGEST_NAME
              + " characters, not '"
              + name
              + "'.");
    }
  }

  /**
   * Returns what was collected.
   *
   * @throws BadArgumentException if that is nothing
   */
  public List<ResourceDraft> resources() {
    if (resources.isEmpty()) {
      throw new BadArgumentException(
          "A deployment without resources was to be deployed. Add at least one resource.");
    }
    return resources.entrySet().stream()
        .map(e -> new ResourceDraft(e.getKey(), e.getValue()))
        .toList();
  }
}
