package io.millrace.bpmn.internal.operation;

/** Hears which versions of processes are loaded into memory. Thread-safe. */
public interface LoadedProcesses {

  /** Hears nothing. */
  LoadedProcesses NONE =
      new LoadedProcesses() {
        @Override
        public void comes(CompiledProcess process) {
          // nobody listens
        }

        @Override
        public void goes(long definitionId) {
          // nobody listens
        }
      };

  /** A version was loaded, perhaps once more. */
  void comes(CompiledProcess process);

  /** A version is gone. */
  void goes(long definitionId);
}
