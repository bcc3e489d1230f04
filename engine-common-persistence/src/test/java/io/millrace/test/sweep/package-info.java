/**
 * Asks all that an engine can be asked, found by reflection, of one scenario in which everything
 * happened, and names what answers nothing.
 *
 * <p>Tests of the engines call it; it uses their public API alone.
 */
package io.millrace.test.sweep;
