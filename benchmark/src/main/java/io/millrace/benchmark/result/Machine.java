package io.millrace.benchmark.result;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The machine on which engines ran, with its JVM.
 *
 * @param processor the name of the processor, or null if the system does not tell
 * @param cores how many processors the JVM sees
 * @param memoryBytes the memory of the machine, or of the container
 * @param operatingSystem its name and version
 * @param architecture such as {@code amd64}
 * @param java the version of the JDK and who made it
 * @param virtualMachine the name and version of the JVM
 */
public record Machine(
    String processor,
    int cores,
    long memoryBytes,
    String operatingSystem,
    String architecture,
    String java,
    String virtualMachine) {

  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  /**
   * Describes the machine of this JVM.
   *
   * @return its description
   */
  public static Machine current() {
    return new Machine(
        processorName(),
        Runtime.getRuntime().availableProcessors(),
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize(),
        properties("os.name", "os.version"),
        properties("os.arch"),
        properties("java.version", "java.vendor"),
        properties("java.vm.name", "java.vm.version"));
  }

  private static String processorName() {
    try (Stream<String> lines = Files.lines(CPU_INFO)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .findFirst()
          .map(line -> line.substring(line.indexOf(':') + 1).trim())
          .orElse(null);
    } catch (IOException e) {
      return null;
    }
  }

  private static String properties(String... names) {
    return String.join(" ", Stream.of(names).map(System::getProperty).toList());
  }
}
